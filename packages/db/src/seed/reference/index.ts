export { seedReference } from './seed-reference.ts'
