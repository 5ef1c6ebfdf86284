import type { StorageSettings } from '../config/storage-settings.ts'
import { createFolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** Where this server keeps its files, as its settings say. */
export async function openStorage({
  dataDir,
  storage: { s3 },
}: {
  dataDir: string
  storage: StorageSettings
}): Promise<Storage> {
  if (s3 === undefined) return createFolderStorage(dataDir)
  const { createS3Storage } = await import('./s3/s3-storage.ts')
  return createS3Storage(s3, { dataDir })
}
