/** One step of the ladder: how high the pictures are, and how many bits a second they may take. */
export type Step = { height: number; kilobits: number }

/** What a phone on a bad line to a desktop on a good one can use; a lecture of slides and a voice needs no more. */
const steps: Step[] = [
  { height: 240, kilobits: 300 },
  { height: 360, kilobits: 600 },
  { height: 480, kilobits: 1100 },
  { height: 720, kilobits: 2200 },
]

/** The sizes that are worth making: never larger than what came, and always one. */
export function ladderOf(sourceHeight: number): Step[] {
  const fitting = steps.filter(({ height }) => height <= sourceHeight)
  // Encoders want an even number of lines.
  return fitting.length > 0 ? fitting : [{ height: Math.max(2, sourceHeight - (sourceHeight % 2)), kilobits: 300 }]
}

type Hls = { source: string; folder: string; ladder: Step[]; hasSound: boolean }

/**
 * What ffmpeg is asked for all sizes at once: the file is read and unpacked one time. HLS with parts of six seconds. The folder of each
 * size is called by its place in the ladder: names of one's own are known to ffmpeg since 4.2 only.
 */
export function hlsArguments({ source, folder, ladder, hasSound }: Hls): string[] {
  const split = `[0:v:0]split=${ladder.length}${ladder.map((_, at) => `[in${at}]`).join('')}`
  const scales = ladder.map(({ height }, at) => `[in${at}]scale=-2:${height}[out${at}]`)
  const perSize = ladder.flatMap(({ kilobits }, at) => [
    ...['-map', `[out${at}]`, ...(hasSound ? ['-map', '0:a:0'] : [])],
    ...[`-b:v:${at}`, `${kilobits}k`, `-maxrate:v:${at}`, `${Math.round(kilobits * 1.2)}k`],
    ...[`-bufsize:v:${at}`, `${kilobits * 2}k`],
  ])
  const streams = ladder.map((_, at) => `v:${at}${hasSound ? `,a:${at}` : ''}`)
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-progress', 'pipe:1', '-i', source],
    ...['-filter_complex', [split, ...scales].join(';'), ...perSize],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
    // A whole picture every two seconds at the same places in all sizes, so that a player can change between them.
    ...['-force_key_frames', 'expr:gte(t,n_forced*2)', '-sc_threshold', '0'],
    ...(hasSound ? ['-c:a', 'aac', '-b:a', '96k', '-ac', '2'] : []),
    ...['-f', 'hls', '-hls_time', '6', '-hls_playlist_type', 'vod', '-hls_flags', 'independent_segments'],
    ...['-hls_segment_filename', `${folder}/%v/part-%05d.ts`, '-master_pl_name', 'master.m3u8'],
    ...['-var_stream_map', streams.join(' '), `${folder}/%v/index.m3u8`],
  ]
}

/** One picture from a tenth into the video, where the title page is usually over. */
export const posterArguments = ({ source, seconds, target }: { source: string; seconds: number; target: string }) => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-ss', String(Math.round(seconds / 10)), '-i', source],
  ...['-frames:v', '1', '-vf', 'scale=-2:720', target],
]

/** How much of it is done, from what ffmpeg says every half second; undefined where a line says something else. */
export function percentIn(said: string, seconds: number): number | undefined {
  const microseconds = [...said.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1]
  if (microseconds === undefined) return undefined
  return Math.min(99, Math.floor((Number(microseconds) / 1e6 / Math.max(1, seconds)) * 100))
}
