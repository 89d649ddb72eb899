/** Lets a long address break before its "@". */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split("@");
  if (!host) return address;
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
