import { createContext } from 'react-router'

/** Asks the API inside this process, as the reader of this page would (same language, no sign-in). */
export type ServerGet = (address: string) => Promise<unknown>

export const serverGetContext = createContext<ServerGet>()

/** Marks the scripts that React and the router write themselves; the server turns it into hashes and takes it out again. */
export const nonceContext = createContext<string>('')

/** When this page is made: all that it tells the browser is of this moment. */
export const madeAtContext = createContext<number>(0)

export const adminUrlContext = createContext<string>('')
