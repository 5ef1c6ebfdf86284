import {
  classSettings,
  courierSettings,
  deviceSettings,
  moneySettings,
  pageSettings,
  readSettings,
  signInSettings,
  smsSettings,
  testPayment as testPaymentCall,
  testSms as testSmsCall,
} from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../audit/index.ts'
import { readForm, registerSingle } from '../resource/index.ts'
import { registerStaffCall, type StaffMember } from '../staff/index.ts'
import { readEnvironment } from './environment.ts'
import {
  classStore,
  courierStore,
  createMoneyStore,
  createSignInStore,
  deviceStore,
  pageStore,
  smsStore,
} from './settings-stores.ts'
import { testPayment } from './test-payment.ts'
import { testSms } from './test-sms.ts'

/** The switches of the centre. All of them are columns of one row, which every process reads when it needs them. */
export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const signInStore = createSignInStore(deps)
  const moneyStore = createMoneyStore(deps)
  const site = (member: StaffMember) => ({ id: 'site' as const, member })
  registerSingle(app, deps, signInSettings, signInStore)
  registerSingle(app, deps, deviceSettings, deviceStore)
  registerSingle(app, deps, moneySettings, moneyStore)
  registerSingle(app, deps, courierSettings, courierStore)
  registerSingle(app, deps, classSettings, classStore)
  registerSingle(app, deps, smsSettings, smsStore)
  registerSingle(app, deps, pageSettings, pageStore)

  registerStaffCall(app, deps, readSettings, async ({ member }) => ({
    sign_in: await readForm(db, signInSettings, signInStore, site(member)),
    devices: await readForm(db, deviceSettings, deviceStore, site(member)),
    money: await readForm(db, moneySettings, moneyStore, site(member)),
    courier: await readForm(db, courierSettings, courierStore, site(member)),
    classes: await readForm(db, classSettings, classStore, site(member)),
    sms: await readForm(db, smsSettings, smsStore, site(member)),
    pages: await readForm(db, pageSettings, pageStore, site(member)),
    environment: readEnvironment(deps),
  }))

  // Neither is a transaction, because services of others take their time. An SMS is written down before it goes, because nothing
  // takes it back; a payment that nobody can pay, together with what its gateway said.
  registerStaffCall(app, deps, testSmsCall, ({ body, member, session, locale, now, request }) =>
    testSms(deps, { typed: body.phone, staffId: member.id, locale, now }, (masked) =>
      writeAudit(db, {
        at: now,
        staffId: member.id,
        staffSessionId: session.id,
        action: 'settings.test_sms',
        resource: 'settings',
        resourceId: 'sms',
        after: { phone: masked },
        requestId: request.id,
      }),
    ),
  )
  registerStaffCall(app, deps, testPaymentCall, async ({ body, member, session, now, request }) => {
    const tested = await testPayment(deps, { gateway: body.gateway, staffId: member.id, now })
    await writeAudit(db, {
      at: now,
      staffId: member.id,
      staffSessionId: session.id,
      action: 'settings.test_payment',
      resource: 'settings',
      resourceId: body.gateway,
      after: Object.fromEntries(tested.steps.map(({ name, said }) => [name, said])),
      requestId: request.id,
    })
    return tested
  })
}
