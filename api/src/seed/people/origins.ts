import { firstNames, lastNames } from './names.ts';

/** First and last names of people whose families come from the same part of the world. */
export type Origin = { readonly first: readonly string[]; readonly last: readonly string[] };

/** Common in Great Britain but of foreign origin: they are listed with their origin below. */
const fromElsewhere: ReadonlySet<string> = new Set([
  'Mohammed',
  'Priya',
  'Yasmin',
  'Niamh',
  'Seán',
  'Rhys',
  'Ahmed',
  'Begum',
  'Hussain',
  'Kaur',
  'Kelly',
  'Khan',
  'Murphy',
  "O'Brien",
  'Patel',
  'Singh',
]);
const words = (text: string): readonly string[] => text.split(' ');

export const british: Origin = {
  first: firstNames.filter((name) => !fromElsewhere.has(name)),
  last: lastNames.filter((name) => !fromElsewhere.has(name)),
};
export const punjabi: Origin = {
  first: words('Amrit Arjun Gurpreet Harpreet Jasmin Karan Manpreet Navdeep Rajan Simran Sukhdeep'),
  last: words('Bains Chahal Dhaliwal Dhillon Gill Grewal Johal Mann Sandhu Sidhu Sohal Uppal Virk'),
};
export const gujarati: Origin = {
  first: words('Anjali Deepak Hetal Jignesh Kavita Meera Nikhil Pooja Rakesh Sunita Vikram'),
  last: words('Chauhan Desai Joshi Mehta Mistry Pandya Parmar Rana Shah Solanki Trivedi Vaghela Vyas'),
};
export const pakistani: Origin = {
  first: words('Aisha Amina Bilal Faisal Hamza Imran Nadia Sana Tariq Zahra Zain'),
  last: words('Akhtar Ashraf Aziz Butt Chaudhry Iqbal Javed Mahmood Malik Mirza Rashid Sheikh Siddiqui'),
};
export const polish: Origin = {
  first: words('Agnieszka Bartosz Dorota Ewa Jakub Kasia Marcin Monika Paweł Tomasz Zuzanna'),
  last: words(
    'Kowalczyk Kowalski Lewandowski Mazur Nowak Pawlak Sikora Walczak Wilk Wójcik Wrona Zając Zieliński',
  ),
};
export const nigerian: Origin = {
  first: words('Adaeze Babatunde Chidi Chioma Emeka Folake Ifeoma Kelechi Ngozi Tunde Yemi'),
  last: words('Adebayo Adeyemi Afolabi Balogun Eze Ibekwe Nwosu Obi Okafor Okeke Okonkwo Olawale Onyeka'),
};
export const ghanaian: Origin = {
  first: words('Abena Afia Akua Ama Efua Kofi Kojo Kwabena Kwame Yaa Yaw'),
  last: words('Acheampong Agyeman Amoah Ansah Antwi Asante Boateng Darko Frimpong Mensah Osei Owusu Sarpong'),
};
export const chinese: Origin = {
  first: words('Hao Jia Jun Lin Mei Ming Wei Xin Yan Yi Ying'),
  last: words('Chan Cheng Cheung Ho Huang Lam Leung Li Liu Ng Wong Yang Zhang'),
};
export const iberian: Origin = {
  first: words('Ana Beatriz Carlos Diogo Inês João Lucía Marta Miguel Rui Sofía'),
  last: words(
    'Almeida Carvalho Costa Ferreira García Gomes López Martins Pereira Ribeiro Rodrigues Santos Silva',
  ),
};
export const romanian: Origin = {
  first: words('Adrian Alina Andrei Bogdan Cristina Elena Ioana Mihai Radu Simona Vlad'),
  last: words(
    'Balan Ciobanu Constantin Dobre Dumitru Florea Georgescu Ionescu Lupu Marin Munteanu Popescu Stan',
  ),
};
export const irish: Origin = {
  first: words(
    'Aoife Cathal Ciara Cian Conor Declan Éamon Fionn Gráinne Maeve Niall Oisín Orla Róisín Saoirse Sinéad Tadhg',
  ),
  last: words(
    "Boyle Brennan Byrne Casey Daly Doherty Doyle Dunne Farrell Flynn Gallagher Hickey Keane Lynch McCarthy Nolan O'Connor O'Sullivan Quinn Ryan Sheehan Sweeney Walsh",
  ),
};

/** Names of people who live in other countries. */
export const elsewhere: Readonly<Record<string, Origin>> = {
  FR: {
    first: words('Camille Hugo Léa Lucas Manon Théo Zoé'),
    last: words('Bernard Dubois Durand Laurent Moreau Petit Rousseau Simon'),
  },
  DE: {
    first: words('Anna Felix Jonas Lea Lukas Marie Paul'),
    last: words('Becker Fischer Hoffmann Koch Müller Schäfer Schneider Weber'),
  },
  ES: {
    first: words('Alba Álvaro Carmen Diego Elena Javier Pablo'),
    last: words('Díaz Fernández Gómez Hernández Jiménez Martínez Moreno Ruiz'),
  },
  US: {
    first: words('Ashley Brandon Courtney Dylan Hunter Kayla Tyler'),
    last: words('Alvarez Bryant Coleman Hernandez Jefferson Ramirez Sullivan Washington'),
  },
};
