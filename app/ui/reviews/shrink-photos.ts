/** Larger than any page shows. */
const MAX_SIDE_PIXELS = 1600;
const JPEG_QUALITY = 0.85;

/** The photo as a smaller JPEG, or unchanged if that is not smaller. */
async function shrunk(photo: File): Promise<File> {
  // A canvas would keep only the first frame of an animation.
  if (photo.type === "image/gif") return photo;
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return photo;
  // For transparent parts of the photo.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY);
  });
  if (!jpeg || jpeg.size >= photo.size) return photo;
  return new File([jpeg], photo.name.replace(/\.\w+$/, ".jpg"), { type: jpeg.type });
}

/** Replaces the chosen photos before they are sent. Photos that the browser cannot read are left to the server. */
export async function shrinkPhotos(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const photos = await Promise.all(chosen.map((photo) => shrunk(photo).catch(() => photo)));
  const isUnchanged = [...(input.files ?? [])].every((file, index) => file === chosen[index]);
  if (!isUnchanged) return;
  const transfer = new DataTransfer();
  for (const photo of photos) transfer.items.add(photo);
  input.files = transfer.files;
}
