const everyMs = 10

export type SilenceWatch = {
  /** The longest that one examinee, and that everybody at once, went without an acknowledgement since the last time this was asked. */
  longest(): { one: number; all: number }
  stop(): void
}

/** Watches how many choices of each examinee were acknowledged. */
export function watchSilence(acknowledged: readonly number[]): SilenceWatch {
  let seen = [...acknowledged]
  let since = acknowledged.map(() => performance.now())
  let longest = { one: 0, all: 0 }

  function look(): void {
    const now = performance.now()
    const quiet = since.map((moment) => now - moment)
    longest = { one: Math.max(longest.one, ...quiet), all: Math.max(longest.all, Math.min(...quiet)) }
    since = since.map((moment, examinee) => (acknowledged[examinee] === seen[examinee] ? moment : now))
    seen = [...acknowledged]
  }
  const timer = setInterval(look, everyMs)
  return {
    longest() {
      look()
      const told = longest
      longest = { one: 0, all: 0 }
      return told
    },
    stop: () => clearInterval(timer),
  }
}
