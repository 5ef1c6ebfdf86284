export { createSmsSender, type SmsSender } from './create-sms-sender.ts'
export { otpText } from './otp-text.ts'
export { SmsUndeliverable } from './send-sms.ts'
export { readSmsSettings, type SmsSettings, smsVariables } from './settings.ts'
