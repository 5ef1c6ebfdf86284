export type StreamEvent = { event: string; data: string }

/** Takes the text of an event stream as it comes, in whatever pieces, and hands on every whole event. */
export function createStreamReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  let event = 'message'
  let data: string[] = []

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ event, data: data.join('\n') })
      event = 'message'
      data = []
      return
    }
    // A line that begins with a colon is a comment: the server's heartbeat.
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
