const megabyte = 1024 ** 2

/** For people who read a terminal. */
export const inWords = (bytes: number): string =>
  bytes >= 1024 * megabyte
    ? `${(bytes / 1024 / megabyte).toFixed(1)} GB`
    : `${Math.max(bytes > 0 ? 0.1 : 0, bytes / megabyte).toFixed(1)} MB`

/** As the operator's clock says it. */
export const inDhaka = (moment: Date): string =>
  moment.toLocaleString('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'medium' })

/** People write whole seconds: the one in which something ended, and the last one that is over. */
export const lastWholeSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000)
export const wholeSecond = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / 1000) * 1000)
