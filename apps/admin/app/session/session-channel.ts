/** What one tab of the office tells the others: that somebody signed in, goes on, or signed out. */
const channel = new BroadcastChannel('office-session')

export const tellTabs = (what: 'begun' | 'prolonged' | 'ended'): void => channel.postMessage(what)

export function hearTabs(listener: () => void): () => void {
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}
