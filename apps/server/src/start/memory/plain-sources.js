// Loaded before everything else (`--import`, lean-memory.ts). Node takes the types out of TypeScript with a compiler of its own,
// which then stays in memory, some 20 MB of it in each process. Here another process does that, once for each version of a file, and lays
// down what is left of it; a file is found by what is written in it, so that nothing old is ever taken for it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readPlain } from './marked-plain.js'
import { plainFileOf, root } from './plain-file-of.js'

let hasWritten = false

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(root) || !url.endsWith('.ts') || url.includes('/node_modules/')) return nextLoad(url, context)
    const source = plainSourceOf(readFileSync(fileURLToPath(url)))
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true }
  },
})

/** @param {Buffer} typed */
function plainSourceOf(typed) {
  const found = readPlain(plainFileOf(typed))
  if (found !== undefined || hasWritten) return found
  hasWritten = true
  try {
    execFileSync(process.execPath, [fileURLToPath(new URL('write-plain-sources.js', import.meta.url))], {
      stdio: 'ignore',
    })
  } catch {
    // A folder that may not be written: Node's own compiler then.
  }
  return readPlain(plainFileOf(typed))
}
