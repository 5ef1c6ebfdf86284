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
  removePasskey: { ask: ({ nobody }) => ({ params: { id: nobody } }), answers: 404, unaudited: 'there is none' },
  endOwnSession: { ask: ({ nobody }) => ({ params: { id: nobody } }), answers: 404, unaudited: 'there is none' },
  endOtherSessions: {},
}
