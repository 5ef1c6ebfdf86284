import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaPrograms } from '../tools/media-tools.ts'

/** Stands in for ffmpeg: writes what it was asked for as far as a test looks at it, fails, or never ends, as `mode` says. */
const ffmpeg = `
const { mkdirSync, readFileSync, writeFileSync, appendFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const args = process.argv.slice(2)
if (args[0] === '-version') process.exit(0)
const mode = readFileSync(join(__dirname, 'mode'), 'utf8')
const target = args.at(-1)
appendFileSync(join(__dirname, 'calls'), JSON.stringify(args) + '\\n')
if (!args.includes('-var_stream_map')) {
  writeFileSync(target, readFileSync(join(__dirname, 'poster.png')))
  process.exit(0)
}
console.log('out_time_us=6000000\\nprogress=continue')
if (mode === 'fails') { console.error('moov atom not found'); process.exit(1) }
if (mode === 'hangs') setInterval(() => {}, 1000)
else {
  for (const stream of args[args.indexOf('-var_stream_map') + 1].split(' ')) {
    const name = /^v:(\\d+)/.exec(stream)[1]
    const folder = dirname(target.replace('%v', name))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.m3u8'), '#EXTM3U')
    writeFileSync(join(folder, 'part-00000.ts'), Buffer.alloc(1000))
  }
  writeFileSync(join(dirname(dirname(target)), 'master.m3u8'), '#EXTM3U')
}
`

const ffprobe = `
if (process.argv[2] !== '-version')
  console.log(JSON.stringify({ format: { duration: '12.0' }, streams: [{ codec_type: 'video' }] }))
`

type Mode = 'works' | 'fails' | 'hangs'

/** Programs of a test's own, in a folder of their own. */
export async function standInPrograms(poster: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-ffmpeg-'))
  const put = async (name: string, script: string) => {
    const path = join(folder, name)
    // In a folder without a package the files are CommonJS.
    await writeFile(path, `#!${process.execPath}\n${script}`)
    await chmod(path, 0o755)
    return path
  }
  const programs: MediaPrograms = { ffmpeg: await put('ffmpeg', ffmpeg), ffprobe: await put('ffprobe', ffprobe) }
  const set = (mode: Mode) => writeFile(join(folder, 'mode'), mode)
  await writeFile(join(folder, 'poster.png'), poster)
  await set('works')
  return { folder, programs, set }
}
