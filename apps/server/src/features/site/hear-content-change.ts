import { type Database, listen } from '@prostuti/db'

/**
 * The database says so itself when a table that public pages are made of is written (`notify_content`), whoever writes it and in
 * whichever process: no writer can forget it, and it is heard when the transaction commits. After a break of the connection it
 * is taken for granted that something was missed.
 */
export function hearContentChange(database: Database, changed: () => void): () => Promise<void> {
  const listening = listen(database, { channel: 'content', onMessage: changed, onListening: changed })
  return () => listening.close()
}
