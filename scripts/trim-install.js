// Runs after `npm install`, by whichever Node the machine has: takes away what packages bring and nothing here reads, a fifth of
// node_modules. Node's headers are for building addons, of which there are none; maps are for debugging the packages themselves.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url))

// An install with everything in it is a good one too.
try {
  for (const name of readdirSync(packages)) {
    if (/^node-[a-z]+-/.test(name)) rmSync(join(packages, name, 'include'), { recursive: true, force: true })
  }
  removeMaps(packages)
} catch (error) {
  console.warn(`node_modules stays as large as it came: ${error}`)
}

/** Links lead to our own packages. */
function removeMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== '.cache') removeMaps(path)
    else if (entry.isFile() && /\.(js|cjs|mjs|css|ts|mts|cts)\.map$/.test(entry.name)) rmSync(path)
  }
}
