import { type Tx, tables } from '@prostuti/db'

/** Whether pages may load the chat plugin's third-party script. */
export async function hasChatPlugin(tx: Tx): Promise<boolean> {
  const [site] = await tx.select({ chatPlugin: tables.site.chatPlugin }).from(tables.site).limit(1)
  return site?.chatPlugin != null
}
