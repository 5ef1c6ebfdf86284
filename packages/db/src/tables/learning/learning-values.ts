/** One size of a video. For a file `file` is that file, for HLS the playlist of this size. Files lie under the data folder. */
export type VideoRendition = {
  height: number
  bytes: number
  /** Under `videos/` in the data folder. */
  file: string
}

/** Words to a video, as WebVTT. */
export type VideoCaption = { language: 'bn' | 'en'; file: string }
