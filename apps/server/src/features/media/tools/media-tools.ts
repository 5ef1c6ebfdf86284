import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The programs by which they are called; tests have stand-ins of their own. */
export type MediaPrograms = { ffmpeg: string; ffprobe: string }

const usualPrograms: MediaPrograms = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' }

const answers = async (program: string): Promise<boolean> =>
  run(program, ['-version'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  )

export type MediaTools = {
  /** Whether both are installed here; asked once. */
  isInstalled: () => Promise<boolean>
  /** What ffprobe says of a video; undefined where the programs are not installed. */
  probe: (path: string) => Promise<{ seconds: number } | 'unreadable' | undefined>
  programs: MediaPrograms
}

/** ffmpeg and ffprobe, where somebody has installed them: nothing of the product needs them to start. */
export function createMediaTools(programs: MediaPrograms = usualPrograms): MediaTools {
  let known: Promise<boolean> | undefined
  const isInstalled = () => {
    known ??= Promise.all([answers(programs.ffmpeg), answers(programs.ffprobe)]).then((both) => both.every(Boolean))
    return known
  }
  return {
    programs,
    isInstalled,
    async probe(path) {
      if (!(await isInstalled())) return undefined
      const args = ['-v', 'error', '-of', 'json', '-show_entries', 'format=duration:stream=codec_type', path]
      const said = await run(programs.ffprobe, args, { timeout: 60_000, maxBuffer: 1024 * 1024 }).then(
        ({ stdout }) => JSON.parse(stdout) as { format?: { duration?: string }; streams?: { codec_type?: string }[] },
        () => undefined,
      )
      if (said?.streams?.some(({ codec_type }) => codec_type === 'video') !== true) return 'unreadable'
      return { seconds: Number(said.format?.duration) || 0 }
    },
  }
}
