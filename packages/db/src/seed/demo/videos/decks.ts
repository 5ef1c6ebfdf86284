import type { video } from '../../../tables/index.ts'

type Deck = Pick<
  typeof video.$inferInsert,
  'source' | 'renditions' | 'playlist' | 'embedLink' | 'captions' | 'poster' | 'durationSeconds'
>

const poster = (name: string): string => `/media/demo/${name}.svg`
const inBengali = (folder: string): NonNullable<Deck['captions']> => [{ language: 'bn', file: `${folder}/bn.vtt` }]

/**
 * The few recordings of the demo, drawn slides of about a minute; many lectures share them. The files lie in
 * `seed/demo-files/videos`, and `decks.test.ts` holds their sizes against these.
 */
export const decks = {
  cardiacCycle: {
    source: 'file',
    renditions: [
      { height: 360, bytes: 270_859, file: 'cardiac-cycle/360.webm' },
      { height: 720, bytes: 450_115, file: 'cardiac-cycle/720.webm' },
    ],
    captions: [...inBengali('cardiac-cycle'), { language: 'en', file: 'cardiac-cycle/en.vtt' }],
    poster: poster('free-video-ecg'),
    durationSeconds: 60,
  },
  bloodPressure: {
    source: 'file',
    renditions: [{ height: 360, bytes: 315_290, file: 'blood-pressure/360.webm' }],
    captions: inBengali('blood-pressure'),
    poster: poster('free-video-coronary'),
    durationSeconds: 60,
  },
  lungVolumes: {
    source: 'hls',
    renditions: [
      { height: 360, bytes: 187_132, file: 'lung-volumes/360/index.m3u8' },
      { height: 720, bytes: 284_865, file: 'lung-volumes/720/index.m3u8' },
    ],
    playlist: 'lung-volumes/master.m3u8',
    captions: inBengali('lung-volumes'),
    poster: poster('event-chest'),
    durationSeconds: 75,
  },
  recap: {
    source: 'file',
    renditions: [
      { height: 360, bytes: 180_653, file: 'recap/360.webm' },
      { height: 720, bytes: 296_317, file: 'recap/720.webm' },
    ],
    captions: inBengali('recap'),
    poster: poster('event-route'),
    durationSeconds: 60,
  },
  examTime: {
    source: 'file',
    renditions: [{ height: 360, bytes: 171_433, file: 'exam-time/360.webm' }],
    captions: inBengali('exam-time'),
    poster: poster('free-video-mtf-sba'),
    durationSeconds: 45,
  },
  /** Well-formed, and of no video that exists: the demo claims nobody's work. */
  embed: {
    source: 'embed',
    embedLink: 'https://www.youtube-nocookie.com/embed/PROSTUTI_09',
    poster: poster('free-video-coronary'),
    durationSeconds: 760,
  },
} satisfies Record<string, Deck>

export type DeckName = keyof typeof decks
