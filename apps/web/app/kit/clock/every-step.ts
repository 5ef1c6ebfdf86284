/** Says when the next step begins, so that clocks on one page change together. */
export const everyStep = (stepMs: number) => (onChange: () => void) => {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange()
        wait()
      },
      stepMs - (Date.now() % stepMs),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
