import { open } from 'node:fs/promises'

/** A name is part of its folder, which is on disk only after this. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
