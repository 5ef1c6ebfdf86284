import { describe, expect, it } from 'vitest'
import { createStreamReader, type StreamEvent } from './read-stream.ts'

function read(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const feed = createStreamReader((event) => events.push(event))
  for (const piece of pieces) feed(piece)
  return events
}

const notice = { event: 'message', data: '{"kind":"notice","id":7}' }

describe('the stream', () => {
  it('is read event by event, heartbeats left out', () => {
    expect(read('data: "resync"\n\n:\n\ndata: {"kind":"notice","id":7}\n\nevent: bye\ndata: 1\n\n')).toEqual([
      { event: 'message', data: '"resync"' },
      notice,
      { event: 'bye', data: '1' },
    ])
  })

  it('may come letter by letter, with any line ends', () => {
    for (const end of ['\n', '\r\n'])
      expect(read(...`data: {"kind":"notice","id":7}${end}${end}`), JSON.stringify(end)).toEqual([notice])
  })

  it('says nothing of an event that is not whole yet', () => {
    expect(read('data: {"kind":"notice","id":7}\n')).toEqual([])
  })
})
