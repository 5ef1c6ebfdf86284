import { listDemoFiles } from '@prostuti/db'
import type { Storage } from '../storage/storage.ts'

/** The videos and documents of the demo content, to where the server looks for a centre's own. What is there already stays. */
export async function placeDemoFiles(storage: Storage): Promise<void> {
  for (const { key, path } of await listDemoFiles())
    if ((await storage.stat(key)) === undefined) await storage.putFile(key, path)
}
