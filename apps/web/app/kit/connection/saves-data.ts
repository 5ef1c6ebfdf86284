/** Whether the reader has asked the browser to fetch as little as possible. */
export const savesData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
