export { default, meta } from './being-prepared.tsx'
