import { readdirSync } from 'node:fs'

/** Folders that are made from others, fetched, or filled by a server; whatever begins with a dot is a tool's. */
const made = ['node_modules', 'build', 'build-next', 'data', 'compiled', 'test-results']

/** Every file that somebody of this project wrote, by its path from here. */
export function ownFiles(folder = ''): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`
    if (entry.isFile()) return [path]
    return entry.name.startsWith('.') || made.includes(entry.name) ? [] : ownFiles(`${path}/`)
  })
}
