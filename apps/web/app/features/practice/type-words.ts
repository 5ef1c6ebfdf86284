import * as m from '@prostuti/text/messages'

const words = { all: m.practice_type_all, sba: m.practice_type_sba, mcq: m.practice_type_mcq }

export const typeWords = (type: keyof typeof words): string => words[type]()
