const cover = (motif: string): string => `/media/demo/batch-${motif}.svg`

/** The drawn cover of each category's batches. */
export const covers: Record<string, string> = {
  'fcps-part-1-medicine': cover('heart'),
  'fcps-part-1-surgery': cover('scalpel'),
  'fcps-part-1-gynae': cover('womb'),
  'fcps-part-1-paediatrics': cover('child'),
  'residency-phase-a': cover('stethoscope'),
  'diploma-mphil': cover('microscope'),
  'dental-postgraduate': cover('tooth'),
  'mrcp-part-1': cover('globe'),
  'bcs-preliminary': cover('parliament'),
  'special-bcs-health': cover('hospital'),
  'psc-non-cadre': cover('scroll'),
}
