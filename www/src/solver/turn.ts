const waiting: Array<() => void> = [];
let channel: MessageChannel | undefined;

/** Lets the event loop run once. A timer would do so too, but browsers stretch nested ones to 4 ms. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    // In Node an open channel would keep the process alive.
    if (typeof setImmediate === "function") {
      setImmediate(resolve);
      return;
    }
    if (!channel) {
      channel = new MessageChannel();
      channel.port1.onmessage = () => waiting.shift()?.();
    }
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
