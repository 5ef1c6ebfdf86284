import { part } from './part.ts'

/** FCPS Part-1 Paediatrics. */
export const paediatrics = {
  development: part('Embryology ও Genetics', 'Embryology and genetics', 'shahriar', [
    ['General embryology ও Teratology', 'General embryology and teratology'],
    ['হৃৎপিণ্ডের বিকাশ ও Congenital heart disease', 'Development of the heart and congenital heart disease'],
    ['Gut ও Genitourinary system-এর বিকাশ', 'Development of the gut and genitourinary system'],
    ['Neural tube-এর বিকাশ', 'Development of the neural tube'],
    ['Inheritance, Karyotype ও Down syndrome', 'Inheritance, karyotype and Down syndrome'],
  ]),
  neonate: part('নবজাতক', 'The newborn', 'mitali', [
    ['Fetal circulation ও জন্মের পরের বদল', 'Fetal circulation and the change at birth'],
    ['Surfactant ও Respiratory distress', 'Surfactant and respiratory distress'],
    ['Neonatal jaundice', 'Neonatal jaundice'],
    ['Thermoregulation ও Hypoglycaemia', 'Thermoregulation and hypoglycaemia'],
    ['Neonatal sepsis', 'Neonatal sepsis'],
  ]),
  growth: part('Growth ও Nutrition', 'Growth and nutrition', 'anwar', [
    ['Growth chart ও Milestones', 'Growth charts and milestones'],
    ['Breast feeding ও Weaning', 'Breast feeding and weaning'],
    ['Severe acute malnutrition', 'Severe acute malnutrition'],
    ['Vitamin D, Calcium ও Rickets', 'Vitamin D, calcium and rickets'],
    ['Iron, Zinc ও Vitamin A', 'Iron, zinc and vitamin A'],
  ]),
  fluid: part('Fluid, Renal ও Acid–base', 'Fluids, renal and acid–base', 'mahmudul', [
    ['শিশুর Body fluid ও Dehydration', 'Body fluids of a child, and dehydration'],
    ['Renal physiology', 'Renal physiology'],
    ['Acid–base balance', 'Acid–base balance'],
    ['Nephrotic ও Nephritic syndrome', 'Nephrotic and nephritic syndrome'],
  ]),
  metabolism: part('Biochemistry ও Metabolism', 'Biochemistry and metabolism', 'polash', [
    ['Carbohydrate ও Glycogen storage disease', 'Carbohydrates and glycogen storage disease'],
    ['Amino acid ও Inborn errors', 'Amino acids and inborn errors'],
    ['Lipid ও Ketone bodies', 'Lipids and ketone bodies'],
    ['Thyroid ও Growth hormone', 'Thyroid and growth hormone'],
  ]),
  infection: part('Infection ও Vaccine', 'Infection and vaccines', 'rafiqul', [
    ['Immunity ও EPI schedule', 'Immunity and the EPI schedule'],
    ['Measles, Mumps ও Rubella', 'Measles, mumps and rubella'],
    ['Diphtheria, Pertussis ও Tetanus', 'Diphtheria, pertussis and tetanus'],
    ['Childhood tuberculosis', 'Childhood tuberculosis'],
    ['Dengue, Malaria ও Kala-azar', 'Dengue, malaria and kala-azar'],
    ['Rotavirus, Cholera ও Typhoid', 'Rotavirus, cholera and typhoid'],
  ]),
  pathology: part('Pathology ও Haematology', 'Pathology and haematology', 'nasrin', [
    ['Inflammation ও Repair', 'Inflammation and repair'],
    ['Thalassaemia ও Haemolytic anaemia', 'Thalassaemia and haemolytic anaemia'],
    ['ITP ও Haemophilia', 'ITP and haemophilia'],
    ['Childhood leukaemia ও Lymphoma', 'Childhood leukaemia and lymphoma'],
    ['Wilms tumour ও Neuroblastoma', 'Wilms tumour and neuroblastoma'],
  ]),
  pharmacology: part('Pharmacology', 'Pharmacology', 'sabrina', [
    ['শিশুর Dose ও Pharmacokinetics', 'Doses and pharmacokinetics in children'],
    ['Antibiotics in children', 'Antibiotics in children'],
    ['Anticonvulsants', 'Anticonvulsants'],
    ['Bronchodilators ও Steroids', 'Bronchodilators and steroids'],
  ]),
}
