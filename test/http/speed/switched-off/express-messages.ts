export const expressMessages = () => ({});
