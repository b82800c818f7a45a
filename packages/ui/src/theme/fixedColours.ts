/** Ink of words that stand on a picture's table, which is the same in every theme. */
export const pictureInk = '#33291a';

/** Ground that companies' logos are made for, the same in every theme. */
export const logoGround = '#ffffff';
