import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Doctor, immediateProfileUpdate, myProfile, myProfileUpdate } from '@prostuti/contract'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildTestApp } from '../../testing/test-app.ts'

type Headers = Record<string, string>

/** Dhaka › Dhaka › Dhanmondi, as a form sends it. */
export const dhanmondi = { division_id: 6, district_id: 47, upazila_id: 9013 }
/** Sylhet › Sylhet › Sylhet Sadar. */
export const sylhetSadar = { division_id: 5, district_id: 36, upazila_id: 281 }

export const address = (kind: 'present' | 'permanent', place: object, text = 'বাড়ি ৫, সড়ক ৩') => ({
  ...Object.fromEntries(Object.entries(place).map(([field, value]) => [`${kind}_${field}`, value])),
  [`${kind}_address`]: text,
})

/** The app with a folder for its files. */
export async function openProfileTest() {
  const dataDir = await mkdtemp(join(tmpdir(), 'prostuti-profile-'))
  const test = await buildTestApp({ env: { dataDir } })
  const { db } = test.deps.database
  const send = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: object) =>
    test.app.inject({ method, url, headers, ...(payload && { payload }) })

  return {
    ...test,
    db,
    dataDir,
    /** A doctor who is signed in on a verified device. */
    async doctor(given: Parameters<typeof buildDoctor>[1] = {}, { verified = true } = {}) {
      const row = await buildDoctor(db, given)
      const { headers } = await buildSignIn(db, { doctorId: row.id, verified })
      return { ...row, headers }
    },
    read: async (headers: Headers): Promise<Doctor> => (await send('GET', myProfile.path, headers)).json().doctor,
    send,
    update: (headers: Headers, payload: object) => send('POST', myProfileUpdate.path, headers, payload),
    complete: (headers: Headers, payload: object) => send('POST', immediateProfileUpdate.path, headers, payload),
    async close() {
      await test.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type ProfileTest = Awaited<ReturnType<typeof openProfileTest>>
