import { part } from './part.ts'

/** FCPS Part-1 Surgery: anatomy region by region, then the basic sciences behind an operation. */
export const surgery = {
  limbs: part('Limbs ও Back', 'Limbs and back', 'shahriar', [
    ['Axilla ও Brachial plexus', 'Axilla and brachial plexus'],
    ['Arm, Forearm ও Hand', 'Arm, forearm and hand'],
    ['Peripheral nerve injury: Upper limb', 'Peripheral nerve injury: upper limb'],
    ['Hip, Gluteal region ও Femoral triangle', 'Hip, gluteal region and femoral triangle'],
    ['Knee, Leg ও Foot', 'Knee, leg and foot'],
    ['Vertebral column ও Spinal cord', 'Vertebral column and spinal cord'],
  ]),
  thorax: part('Thorax ও Breast', 'Thorax and breast', 'imtiaz', [
    ['Thoracic wall, Pleura ও Lungs', 'Thoracic wall, pleura and lungs'],
    ['Mediastinum, Heart ও Great vessels', 'Mediastinum, heart and great vessels'],
    ['Breast: Anatomy, Lymphatics ও Carcinoma', 'Breast: anatomy, lymphatics and carcinoma'],
    ['Oesophagus ও Diaphragm', 'Oesophagus and diaphragm'],
  ]),
  abdomen: part('Abdomen ও Pelvis', 'Abdomen and pelvis', 'shahriar', [
    ['Abdominal wall, Inguinal canal ও Hernia', 'Abdominal wall, inguinal canal and hernia'],
    ['Peritoneum ও Stomach', 'Peritoneum and stomach'],
    ['Small ও Large intestine, Appendix', 'Small and large intestine, appendix'],
    ['Liver, Biliary tree ও Pancreas', 'Liver, biliary tree and pancreas'],
    ['Spleen ও Portal circulation', 'Spleen and portal circulation'],
    ['Rectum, Anal canal ও Perineum', 'Rectum, anal canal and perineum'],
  ]),
  urinary: part('Urinary ও Male genital system', 'Urinary and male genital system', 'ariful', [
    ['Kidney ও Ureter', 'Kidney and ureter'],
    ['Bladder, Prostate ও Urethra', 'Bladder, prostate and urethra'],
    ['Testis, Scrotum ও Cord', 'Testis, scrotum and cord'],
    ['Renal physiology: সার্জনের যতটা লাগে', 'Renal physiology: what a surgeon needs'],
  ]),
  headNeck: part('Head ও Neck', 'Head and neck', 'imtiaz', [
    ['Scalp, Face ও Parotid', 'Scalp, face and parotid'],
    ['Triangles of neck, Carotid ও Jugular', 'Triangles of the neck, carotid and jugular'],
    ['Thyroid ও Parathyroid', 'Thyroid and parathyroid'],
    ['Cranial cavity, Dural sinuses ও Head injury', 'Cranial cavity, dural sinuses and head injury'],
    ['Cranial nerves: ক্লিনিক্যাল দিক', 'Cranial nerves: the clinical side'],
  ]),
  principles: part('Principles of Surgery', 'Principles of surgery', 'ariful', [
    ['Fluid, Electrolyte ও Acid–base', 'Fluid, electrolytes and acid–base'],
    ['Shock, Haemorrhage ও Transfusion', 'Shock, haemorrhage and transfusion'],
    ['Metabolic response to trauma ও Nutrition', 'Metabolic response to trauma, and nutrition'],
    ['Wound healing, Burn ও Graft', 'Wound healing, burns and grafts'],
    ['Sterilisation ও Surgical infection', 'Sterilisation and surgical infection'],
  ]),
  pathology: part('General pathology', 'General pathology', 'nasrin', [
    ['Inflammation ও Repair', 'Inflammation and repair'],
    ['Thrombosis, Embolism ও Gangrene', 'Thrombosis, embolism and gangrene'],
    ['Neoplasia ও Tumour markers', 'Neoplasia and tumour markers'],
    ['Immunity ও Transplantation', 'Immunity and transplantation'],
    ['Calcification, Stone ও Cyst', 'Calcification, stones and cysts'],
  ]),
  pharmacology: part('Pharmacology ও Anaesthesia', 'Pharmacology and anaesthesia', 'sabrina', [
    ['Local ও General anaesthetics', 'Local and general anaesthetics'],
    ['Analgesics ও Opioids', 'Analgesics and opioids'],
    ['Antibiotic prophylaxis', 'Antibiotic prophylaxis'],
    ['Anticoagulants ও Inotropes', 'Anticoagulants and inotropes'],
  ]),
}
