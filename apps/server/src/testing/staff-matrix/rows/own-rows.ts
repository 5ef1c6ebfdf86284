import { tables } from '@prostuti/db'
import { beginStaffSession } from '../../../features/staff/session/begin-staff-session.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'

const ceremony = 'a step towards a proof; the proof itself is written down'
const ticket = 't'.repeat(43)
const password = 'নদীর ধারে ৭টি নৌকা'

export const ownRows: Record<string, StaffMatrixRow> = {
  readMe: {},
  previewDraft: {
    ask: () => ({ body: { resource: 'nothing', id: null, fields: {} } }),
    answers: 404,
    unaudited: 'nothing is written',
  },
  watchSession: {},
  signOutStaff: { endsSession: true, unaudited: 'the session itself says when and why it ended' },
  stepUpTotp: { ask: () => ({ body: { code: '000000' } }), answers: 422, unaudited: ceremony, endsSession: true },
  stepUpChallenge: { unaudited: ceremony },
  stepUpPasskey: { ask: () => ({ body: { ticket, answer: {} } }), answers: 422, unaudited: ceremony },
  readSecurity: {},
  changeStaffPassword: { ask: () => ({ body: { password, password_confirmation: password } }) },
  offerAuthenticator: { unaudited: ceremony },
  setAuthenticator: { ask: () => ({ body: { ticket, code: '000000' } }), answers: 422, unaudited: ceremony },
  renewStaffRecoveryCodes: {},
  offerPasskey: { unaudited: ceremony },
  addPasskey: { ask: () => ({ body: { ticket, answer: {}, name: 'x' } }), answers: 422, unaudited: ceremony },
  removePasskey: {
    ask: async ({ db, next }, staffId) => {
      // Two: the last way in is not taken away.
      const key = {
        staffId,
        publicKey: new Uint8Array([1]),
        counter: 0,
        isBackedUp: false,
        host: 'admin.test',
        name: 'x',
      }
      const keys = [1, 2].map(() => ({ ...key, credentialId: Buffer.from(`key ${next()}`).toString('base64url') }))
      const [made] = await db.insert(tables.staffPasskey).values(keys).returning()
      return { params: { id: made!.id } }
    },
  },
  endOwnSession: {
    ask: async ({ db }, staffId) => {
      const browser = { name: 'Firefox, Android', address: '127.0.0.2' }
      const { sessionId } = await beginStaffSession(db, { staffId, proofs: ['passkey'], browser, now: new Date() })
      return { params: { id: sessionId } }
    },
  },
  endOtherSessions: {},
}
