import { expect, it } from 'vitest'
import { findVideos, subjectsOf } from './find-videos.ts'

const videos = [
  { title: 'Heart failure: চিকিৎসা', subject: 'কার্ডিওলজি', teacher: 'ডা. শাহেদ আলম' },
  { title: 'Nephrotic syndrome', subject: 'নেফ্রোলজি', teacher: null },
  { title: 'ইসিজি পড়া', subject: 'কার্ডিওলজি', teacher: null },
].map((video) => ({ ...video, title: video.title.normalize('NFC') }))
const titles = (words: string, subject?: string) =>
  findVideos(videos, { words, subject }).map(({ title }) => title.slice(0, 5))

it('finds by words of title, subject or teacher, in any case', () => {
  expect(titles('HEART')).toEqual(['Heart'])
  expect(titles('আলম')).toEqual(['Heart'])
  expect(titles('কার্ডিওলজি ইসিজি')).toEqual(['ইসিজি'])
  expect(titles('heart nephrotic')).toEqual([])
  expect(titles('  ')).toHaveLength(3)
})

it('keeps to one subject', () => {
  expect(titles('', 'নেফ্রোলজি')).toEqual(['Nephr'])
  expect(subjectsOf(videos)).toEqual(['কার্ডিওলজি', 'নেফ্রোলজি'])
})
