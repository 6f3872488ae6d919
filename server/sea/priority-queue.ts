interface Entry<Item> {
	readonly item: Item;
	readonly priority: number;
}

/** A min-priority queue as a binary heap: the entry at `i` is not greater than those at `2i + 1` and `2i + 2`. */
export interface PriorityQueue<Item> {
	push(item: Item, priority: number): void;
	/** Removes an item with the least priority; undefined when the queue is empty. */
	pop(): Item | undefined;
}

/** Creates an empty queue. */
export function priorityQueue<Item>(): PriorityQueue<Item> {
	const heap: Entry<Item>[] = [];
	return {
		push(item, priority) {
			const entry = { item, priority };
			let hole = heap.length;
			for (;;) {
				const parent = (hole - 1) >> 1;
				const above = heap[parent];
				if (above === undefined || above.priority <= priority) break;
				heap[hole] = above;
				hole = parent;
			}
			heap[hole] = entry;
		},
		pop() {
			const [first] = heap;
			const last = heap.pop();
			if (last !== undefined && heap.length > 0) sink(heap, last);
			return first?.item;
		},
	};
}

/** Replaces the first entry and sinks the new one to its level. */
function sink<Item>(heap: Entry<Item>[], entry: Entry<Item>): void {
	let hole = 0;
	for (;;) {
		const child = 2 * hole + 1;
		const [left, right] = [heap[child], heap[child + 1]];
		if (left === undefined) break;
		const rightIsLess = right !== undefined && right.priority < left.priority;
		const least = rightIsLess ? right : left;
		if (least.priority >= entry.priority) break;
		heap[hole] = least;
		hole = rightIsLess ? child + 1 : child;
	}
	heap[hole] = entry;
}
