import { recall } from '../storage/storage.ts'

export const tokenKey = 'token'

/** Of who is signed in here; nothing for a guest. */
export const readToken = (): string | null => recall(tokenKey)
