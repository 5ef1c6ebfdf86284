import { searchKey } from '@prostuti/text/search-key'
import type { ShelfVideo } from '../../../kit/subscription/subscription-api.ts'

export type Sought = { words: string; subject: string | undefined }

type Findable = Pick<ShelfVideo, 'title' | 'subject' | 'teacher'>

/** Every word stands somewhere in its title, its subject or its teacher's name. */
export function findVideos<V extends Findable>(videos: readonly V[], { words, subject }: Sought): V[] {
  const wanted = searchKey(words).split(' ').filter(Boolean)
  return videos.filter((video) => {
    if (subject !== undefined && video.subject !== subject) return false
    const key = searchKey([video.title, video.subject, video.teacher].filter(Boolean).join(' '))
    return wanted.every((word) => key.includes(word))
  })
}

/** Each subject once, in the order of the shelf. */
export const subjectsOf = (videos: readonly Findable[]): string[] => [
  ...new Set(videos.flatMap(({ subject }) => subject ?? [])),
]
