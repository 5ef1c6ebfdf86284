export { freeSeatSignature } from './free-seat-signature.ts'
export {
  askSignature,
  dropSignature,
  endSignature,
  findOpenSignature,
  type OpenSignature,
  requireSettled,
  signOpen,
} from './signatures.ts'
