import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this a compressed copy saves nothing worth a file. */
const minBytes = 512

/** Leaves a .br and a .gz beside each text file, made with more patience than a server has while somebody waits. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,html,json,webmanifest,txt,xml}', { cwd: folder, exclude: ['.vite/**'] })
  await Promise.all(files.map((file) => compressFile(`${folder}/${file}`)))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < minBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${path}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}
