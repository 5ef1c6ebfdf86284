import type { ContainerFacts } from './file-window.ts'

const played: Record<ContainerFacts['container'], RegExp> = {
  mp4: /^(avc[13]|av01|vp09|mp4a|Opus|fLaC|\.mp3)$/,
  webm: /^(V_VP8|V_VP9|V_AV1|A_OPUS|A_VORBIS)$/,
  // Some browsers open some of them; none promises to.
  mkv: /^(?!)$/,
}

/** Whether every browser of today plays it as it is, and it says how long it is, which the player shows. */
export const playsInBrowsers = ({ container, codecs, seconds }: ContainerFacts): boolean =>
  seconds > 0 && codecs.length > 0 && codecs.every((codec) => played[container].test(codec))
