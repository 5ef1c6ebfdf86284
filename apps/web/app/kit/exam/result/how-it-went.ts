/** Where on a result it stands how the exam went: the way there is beside the score. */
export const howItWent = 'how-it-went'
