import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const files = fileURLToPath(new URL('./demo-files/', import.meta.url))

/** The videos and documents of the demo content, to where the server looks for a centre's own. What is there already stays. */
export async function placeDemoFiles(dataDir: string): Promise<void> {
  for (const folder of ['videos', 'documents'])
    await cp(join(files, folder), join(dataDir, folder), { recursive: true, force: false })
}
