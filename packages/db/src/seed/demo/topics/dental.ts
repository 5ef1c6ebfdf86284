import { part } from './part.ts'

/** Postgraduate dentistry: FCPS Part-1 and the MS entrance ask the same ground. */
export const dental = {
  headNeck: part('Head ও Neck anatomy', 'Head and neck anatomy', 'shahriar', [
    ['Skull ও Facial bones', 'Skull and facial bones'],
    ['Muscles of mastication ও TMJ', 'Muscles of mastication and the TMJ'],
    ['Trigeminal ও Facial nerve', 'Trigeminal and facial nerves'],
    ['Salivary glands ও Tongue', 'Salivary glands and tongue'],
    ['Lymphatics ও Fascial spaces', 'Lymphatics and fascial spaces'],
    ['Development of face ও Palate', 'Development of the face and palate'],
  ]),
  oralBiology: part('Oral biology', 'Oral biology', 'mehedi', [
    ['Tooth development', 'Tooth development'],
    ['Enamel ও Dentine', 'Enamel and dentine'],
    ['Pulp, Cementum ও Periodontal ligament', 'Pulp, cementum and periodontal ligament'],
    ['Eruption ও Shedding', 'Eruption and shedding'],
    ['Tooth morphology ও Occlusion', 'Tooth morphology and occlusion'],
  ]),
  basicSciences: part('Physiology ও Pathology', 'Physiology and pathology', 'nasrin', [
    ['Blood ও Haemostasis', 'Blood and haemostasis'],
    ['Saliva, Taste ও Pain', 'Saliva, taste and pain'],
    ['Calcium metabolism', 'Calcium metabolism'],
    ['Inflammation ও Healing of socket', 'Inflammation and healing of the socket'],
    ['Neoplasia', 'Neoplasia'],
  ]),
  oralPathology: part('Oral pathology', 'Oral pathology', 'zarin', [
    ['Dental caries ও Pulpitis', 'Dental caries and pulpitis'],
    ['Cysts of jaw', 'Cysts of the jaw'],
    ['Odontogenic tumours', 'Odontogenic tumours'],
    ['Leukoplakia ও Oral cancer', 'Leukoplakia and oral cancer'],
    ['Salivary gland disease', 'Salivary gland disease'],
  ]),
  infection: part('Microbiology ও Pharmacology', 'Microbiology and pharmacology', 'rafiqul', [
    ['Oral flora ও Plaque', 'Oral flora and plaque'],
    ['Cross-infection ও Sterilisation', 'Cross-infection and sterilisation'],
    ['Hepatitis B, HIV ও দাঁতের চিকিৎসা', 'Hepatitis B, HIV and dental treatment'],
    ['Local anaesthetics', 'Local anaesthetics'],
    ['Antibiotics ও Analgesics in dentistry', 'Antibiotics and analgesics in dentistry'],
  ]),
  conservative: part('Conservative ও Prosthodontics', 'Conservative and prosthodontics', 'mehedi', [
    ['Cavity preparation ও Restorative materials', 'Cavity preparation and restorative materials'],
    ['Root canal treatment', 'Root canal treatment'],
    ['Impression ও Gypsum products', 'Impression and gypsum products'],
    ['Complete ও Partial denture', 'Complete and partial dentures'],
    ['Crown ও Bridge', 'Crown and bridge'],
  ]),
  surgery: part('Oral surgery, Ortho ও Perio', 'Oral surgery, orthodontics and periodontology', 'zarin', [
    ['Exodontia ও Impacted tooth', 'Exodontia and impacted teeth'],
    ['Maxillofacial trauma', 'Maxillofacial trauma'],
    ['Gingivitis ও Periodontitis', 'Gingivitis and periodontitis'],
    ['Malocclusion ও Appliances', 'Malocclusion and appliances'],
    ['Paediatric dentistry', 'Paediatric dentistry'],
  ]),
}
