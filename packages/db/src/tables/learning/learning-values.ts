/** One size of a video. For a file `file` is that file, for HLS the playlist of this size. Files lie under the data folder. */
export type VideoRendition = {
  height: number
  bytes: number
  /** Under `videos/` in the data folder. */
  file: string
}

/** Words to a video, as WebVTT. */
export type VideoCaption = { language: 'bn' | 'en'; file: string }

/** Files that a video had before it was given others: whoever was watching goes on until their ticket ends. */
export type RetiredFiles = {
  renditions: VideoRendition[]
  playlist: string | null
  captions?: VideoCaption[]
  until: string
}

/** What an uploaded file turned out to be, and where it lies now, under `videos/` or `documents/`. */
export type UploadFacts =
  | {
      kind: 'video'
      file: string
      seconds: number
      width: number
      height: number
      codecs: string[]
      /** Whether browsers play it as it is. */
      plays: boolean
    }
  | { kind: 'document'; file: string; pages: number; widthPoints: number; heightPoints: number }
