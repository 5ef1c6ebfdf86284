export type { SandboxSms } from './sms/accepted-sms.ts'
export { sandboxSmsBaseUrls, sandboxSmsCredentials } from './sms/accounts.ts'
export { startSandbox } from './start-sandbox.ts'
