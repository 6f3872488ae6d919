# Runs what `npm start` runs, with the Node of the image instead of the one from npm: the same version.
FROM node:24.21.0-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM node:24.21.0-slim AS program
ENV NODE_ENV=production HOST=0.0.0.0 METRICS_PORT=9464 DATABASE_URL=file:/data/landfall.db MALLOC_ARENA_MAX=2
WORKDIR /app
COPY package.json ./
COPY generated ./generated
COPY server ./server
# The simulated world answers for the carriers until CARRIERS_FILE names real ones.
COPY mock/carriers ./mock/carriers
# The webhook receiver verifies with the client.
COPY client ./client
COPY mock/port-option.ts ./mock/
COPY mock/receiver ./mock/receiver
# Beside a PostgreSQL database the simulated world keeps its memory in the folder data of the working directory.
RUN mkdir /data && chown node:node /data && ln -s /data data
USER node
VOLUME /data

# `docker build --target mock`: the mock of the API needs packages that nothing else does.
FROM program AS mock
COPY mock/api ./mock/api
USER root
COPY package-lock.json .npmrc ./
RUN npm ci --include=dev --omit=optional
USER node
EXPOSE 4010
CMD ["node", "mock/api/main.ts", "--host", "0.0.0.0"]

FROM program AS landfall
COPY --from=dependencies /app/node_modules ./node_modules
EXPOSE 3000 9464
# Also of a worker, which serves its health beside its metrics.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "server/health-check.ts"]
CMD ["node", "server/start.ts"]
