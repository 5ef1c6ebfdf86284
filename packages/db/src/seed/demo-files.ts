import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./demo-files/', import.meta.url))

/** The videos and documents of the demo content: where each lies, and the key under which a server keeps it. */
export async function listDemoFiles(): Promise<{ key: string; path: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ key: relative(folder, path), path }))
}
