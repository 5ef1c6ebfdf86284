export type Tabs<Message> = { tell(message: Message): void; close(): void }

/** Tabs of this browser that hear each other. Where there are no channels they do not; they share the store and the server all the same. */
export function joinTabs<Message>(name: string, hear: (message: Message) => void): Tabs<Message> {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => hear(data as Message)
  return {
    // A room or a notebook that was left may still hear from the server, when its channel is closed.
    tell(message) {
      try {
        channel.postMessage(message)
      } catch {}
    },
    close: () => channel.close(),
  }
}
