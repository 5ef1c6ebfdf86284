import { part } from './part.ts'

/** MRCP(UK) Part 1, specialty by specialty. Its candidates read in English, so the topics are English. */
export const mrcp = {
  cardiology: part('Cardiology', 'Cardiology', 'farhana', [
    'ECG and arrhythmia',
    'Acute coronary syndromes',
    'Heart failure and valve disease',
    'Hypertension and cardiac drugs',
  ]),
  respiratory: part('Respiratory', 'Respiratory', 'tanvir', [
    'Lung function and blood gases',
    'Asthma and COPD',
    'Pneumonia, TB and bronchiectasis',
    'Interstitial disease and lung cancer',
  ]),
  gastroenterology: part('Gastroenterology', 'Gastroenterology', 'tanvir', [
    'Oesophagus, stomach and duodenum',
    'Inflammatory bowel disease and malabsorption',
    'Hepatitis, cirrhosis and liver failure',
    'Pancreas and nutrition',
  ]),
  neurology: part('Neurology', 'Neurology', 'nazmul', [
    'Localising the lesion',
    'Stroke and TIA',
    'Epilepsy and headache',
    'Neuropathy, myopathy and myasthenia',
    'Movement disorders and MS',
  ]),
  endocrine: part('Endocrinology and diabetes', 'Endocrinology and diabetes', 'shaila', [
    'Diabetes: diagnosis and treatment',
    'Thyroid disease',
    'Pituitary and adrenal disease',
    'Calcium and metabolic bone disease',
  ]),
  renal: part('Renal medicine', 'Renal medicine', 'mahmudul', [
    'AKI and CKD',
    'Glomerulonephritis',
    'Electrolytes and acid–base',
    'Dialysis and transplantation',
  ]),
  haematology: part('Haematology and oncology', 'Haematology and oncology', 'nasrin', [
    'Anaemia and haemoglobinopathy',
    'Leukaemia, lymphoma and myeloma',
    'Bleeding and thrombosis',
    'Tumour markers and oncological emergencies',
  ]),
  infection: part('Infectious diseases', 'Infectious diseases', 'rafiqul', [
    'Fever in the returning traveller',
    'HIV and opportunistic infection',
    'Antimicrobials and resistance',
  ]),
  rheumatology: part('Rheumatology and dermatology', 'Rheumatology and dermatology', 'tanvir', [
    'Inflammatory arthritis',
    'Lupus, vasculitis and scleroderma',
    'Skin signs of systemic disease',
  ]),
  sciences: part('Clinical sciences', 'Clinical sciences', 'polash', [
    'Statistics and trial design',
    'Genetics and molecular medicine',
    'Immunology',
    'Biochemistry and metabolism',
  ]),
  pharmacology: part('Clinical pharmacology', 'Clinical pharmacology', 'sabrina', [
    'Pharmacokinetics and interactions',
    'Adverse effects worth knowing',
    'Poisoning and overdose',
  ]),
}
