import type { appData } from '@prostuti/contract'
import { ApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { recall, remember } from '../storage/storage.ts'
import { readToken } from './token.ts'

const key = 'exam_room_doctor'
/** Enough of a token to know it again. */
const tailOf = (token: string) => token.slice(-8)

/** Who is signed in. Remembered with the token, so that a room and a notebook open without a network. */
export async function doctorOfToken(): Promise<number> {
  const token = readToken()
  if (token === null) throw new ApiError(401, 'unauthenticated')
  const [id, tail] = (recall(key) ?? '').split(' ')
  if (id && tail === tailOf(token)) return Number(id)
  const { doctor } = await request<typeof appData>('GET', '/api/v3/web/app-data', { token })
  if (!doctor) throw new ApiError(401, 'unauthenticated')
  remember(key, `${doctor.id} ${tailOf(token)}`)
  return doctor.id
}
