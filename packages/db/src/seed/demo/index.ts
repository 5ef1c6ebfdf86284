export { demoAccounts } from './doctors.ts'
export { seedDemo } from './seed-demo.ts'
